import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filterOf, type LeadFilter, paramsOf } from './lead-filter.ts';

/** What the address asks of the list, and a way to ask for something else. */
export function useLeadFilter(): [LeadFilter, (filter: LeadFilter) => void] {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => filterOf(params), [params]);
  return [filter, (wanted) => setParams(paramsOf(wanted), { replace: true })];
}
