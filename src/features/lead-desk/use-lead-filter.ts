import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filterOf, type LeadFilter, paramsOf } from './lead-filter.ts';

/** Returns the lead filter in the URL and its setter. */
export function useLeadFilter(): [LeadFilter, (filter: LeadFilter) => void] {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => filterOf(params), [params]);
  return [filter, (wanted) => setParams(paramsOf(wanted), { replace: true })];
}
