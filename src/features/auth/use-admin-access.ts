import { useEffect, useState } from 'react';
import type { Access } from './auth.types.ts';

/**
 * Who may be in the admin area, for as long as the component is there. Firebase Auth is loaded for
 * it, in a chunk of its own.
 */
export function useAdminAccess(): Access {
  const [access, setAccess] = useState<Access>({ status: 'checking' });

  useEffect(() => {
    let isWanted = true;
    let stop = () => {};
    import('./session.service.ts').then(
      ({ watchAccess }) => {
        if (isWanted) stop = watchAccess(setAccess);
      },
      () => {
        if (isWanted) setAccess({ status: 'unreachable' });
      },
    );
    return () => {
      isWanted = false;
      stop();
    };
  }, []);

  return access;
}
