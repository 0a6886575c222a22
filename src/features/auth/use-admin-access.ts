import { useEffect, useState } from 'react';
import type { Access } from './auth.types.ts';

/**
 * Watches the access to the admin area while the component is mounted. It loads Firebase Auth in a
 * separate chunk.
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
