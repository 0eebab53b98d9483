import { useEffect } from 'react';
import { LoadingNotice } from '@wutong/ui/components/loading-notice';

/** A route that the branch has elsewhere: who opens its address here is sent on. */
export function LeavePage({ to }: { to: string }) {
  useEffect(() => location.replace(to), [to]);
  return <LoadingNotice />;
}
