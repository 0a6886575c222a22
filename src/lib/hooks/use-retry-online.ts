import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `retry` when the connection is back after a request has failed, or came back before the failure was known. */
export function useRetryOnline(status: string, retry: () => void): void {
  const isBack = useRef(false);
  const retryIfBack = useEffectEvent((comesBack: boolean) => {
    if (status === 'failed' && (comesBack || isBack.current)) retry();
    isBack.current = comesBack && status === 'saving';
  });

  useEffect(() => {
    if (status) retryIfBack(false);
  }, [status]);

  useEffect(() => {
    const handle = () => retryIfBack(true);
    window.addEventListener('online', handle);
    return () => window.removeEventListener('online', handle);
  }, []);
}
