import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBackOrForward, useStartOver } from '#src/lib/navigation.ts';
import { formatLeadFilter, type LeadFilter, parseLeadFilter } from './lead-filter.ts';

/**
 * Keeps the filter of the lead list in the address.
 *
 * @returns the filter; `narrow`, which changes parts of it; and `follow`, to be called when a link to
 *   another filter is followed
 */
export function useLeadFilter() {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => parseLeadFilter(params), [params]);
  // The router shows a new address a moment later. A second change must not start from the old one.
  const [asked, setAsked] = useState<LeadFilter>();
  const filter = asked ?? address;
  const follow = useCallback(() => setAsked(undefined), []);
  useBackOrForward(follow);
  useStartOver(follow);

  function narrow(change: Partial<LeadFilter>) {
    const wanted = formatLeadFilter({ ...filter, ...change });
    // As the address has it: a choice that is taken back is in neither.
    setAsked(parseLeadFilter(wanted));
    setParams(wanted, { replace: true });
  }

  return { filter, narrow, follow };
}
