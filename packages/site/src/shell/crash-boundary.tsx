import { Component, type ReactNode } from 'react';
import { ChunkFailedNotice, CrashScreen } from '@wutong/ui/screens/crash-screen';
import { href } from '../catalogue/index.ts';
import type { ErrorLog } from '../error-log/error-log.ts';
import { ChunkFailed } from './load-chunk.ts';

/** Whether the page stands, its code did not come, or it broke. */
interface CrashState {
  broken: 'no' | 'page' | 'chunk';
}

interface CrashBoundaryProps {
  errors: Pick<ErrorLog, 'add'>;
  children: ReactNode;
}

/**
 * Keeps the shell when a page breaks, be it an error in drawing it or code that could not be fetched; either is written
 * down. Loading the page again is the way out of both: it fetches the code of the newest release.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { broken: 'no' };

  static getDerivedStateFromError(error: unknown): CrashState {
    return { broken: error instanceof ChunkFailed ? 'chunk' : 'page' };
  }

  override componentDidCatch(error: unknown) {
    this.props.errors.add(error instanceof ChunkFailed ? 'chunk' : 'render', error);
  }

  override render() {
    const reload = () => location.reload();
    switch (this.state.broken) {
      case 'no':
        return this.props.children;
      case 'chunk':
        return <ChunkFailedNotice onReload={reload} />;
      case 'page':
        return <CrashScreen onReload={reload} homeHref={href('home')} />;
    }
  }
}
