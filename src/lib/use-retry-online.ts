import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `retry` when the connection is back after a request has failed, or came back before the failure was known. */
export function useRetryOnline(status: string, retry: () => void): void {
  const isBack = useRef(false);
  const retryIfBack = useEffectEvent(() => {
    if (status !== 'failed' || !isBack.current) return;
    isBack.current = false;
    retry();
  });

  useEffect(() => {
    if (status === 'saving') isBack.current = false;
    retryIfBack();
  }, [status]);

  useEffect(() => {
    const handle = () => {
      isBack.current = true;
      retryIfBack();
    };
    window.addEventListener('online', handle);
    return () => window.removeEventListener('online', handle);
  }, []);
}
