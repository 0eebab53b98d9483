import { useEffect, useMemo, useState } from 'react';
import { createClient, isApiError } from '@wutong/api-client';
import type { DomainRecord } from '@wutong/domain';
import { platformByDomain } from '@wutong/contract/calls/platform';
import { CrashScreen } from '@wutong/ui/screens/crash-screen';
import type { Branch } from '../branch/branch.ts';
import { CLIENT, createParts } from '../shell/create-parts.ts';
import { SiteApp } from '../shell/site-app.tsx';
import type { Slots } from '../shell/slots.ts';

interface SiteStartProps {
  branch: Branch;
  slots: Slots;
  /** The record that the gateway wrote into the page; null where the build is served as plain files. */
  written: DomainRecord | null;
}

/** Starts a site once it is known which platform it is: from the page, else by asking for the host's record. */
export function SiteStart({ branch, slots, written }: SiteStartProps) {
  const { record, failed, retry } = useRecord(written);
  const parts = useMemo(() => (record ? createParts(branch, record) : null), [branch, record]);
  if (parts) return <SiteApp parts={parts} slots={slots} />;
  return failed ? <CrashScreen onReload={retry} homeHref="/" /> : null;
}

const noTokens = { read: () => null, write: () => undefined, clear: () => undefined };

function useRecord(written: DomainRecord | null) {
  const [record, setRecord] = useState(written);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (record) return;
    let stopped = false;
    setFailed(false);
    createClient({ ...CLIENT, tokens: noTokens })
      .call(platformByDomain, { domain: location.hostname })
      .then(
        (answer) => !stopped && setRecord(answer),
        (error: unknown) => {
          if (!isApiError(error)) throw error;
          if (!stopped) setFailed(true);
        },
      );
    return () => {
      stopped = true;
    };
  }, [record, round]);
  return { record, failed, retry: () => setRound((count) => count + 1) };
}
