import { Component, type ReactNode } from 'react';
import { CrashScreen } from '@wutong/ui/screens/crash-screen';
import { href } from '../catalogue/index.ts';

/**
 * Keeps the shell when a page breaks, be it an error in drawing it or code that could not be fetched.
 * Loading the page again is the way out of both: it fetches the code of the newest release.
 */
export class CrashBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <CrashScreen onReload={() => location.reload()} homeHref={href('home')} />;
  }
}
