import { useState } from 'react';
import { checkRefund } from '@wutong/domain';
import type { FieldErrors, RefundDraft, RefundLine, RefundRequest } from '@wutong/domain';

const NOTHING: RefundDraft = { courseIds: [], reason: null, remarks: '' };

/** What a buyer has filled in so far; it is judged on handing it in, and from then on with every change. */
export function useRefundForm(lines: readonly RefundLine[], onSubmit: (request: RefundRequest) => void) {
  const [draft, setDraft] = useState(NOTHING);
  const [tried, setTried] = useState(0);
  const checked = checkRefund(lines, draft);
  const errors: FieldErrors<RefundRequest> = tried === 0 || checked.ok ? {} : checked.errors;
  return {
    draft,
    errors,
    /** How often it was handed in, so that the page can lead to what is wrong. */
    tried,
    set: (change: Partial<RefundDraft>): void => setDraft({ ...draft, ...change }),
    submit: (): void => {
      setTried(tried + 1);
      if (checked.ok) onSubmit(checked.value);
    },
  };
}
