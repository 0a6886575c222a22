import { type ComponentType, lazy, Suspense } from 'react';
import { HideOnError } from '#src/ui/HideOnError.tsx';

/** Address of the picture on every success screen. */
export const successPicture = '/images/thank-you.svg';

/** A part of the success screen that comes in a chunk of its own. */
export interface LateDetails {
  (): React.ReactNode;
  /** Fetches it, and the picture, while the form is still being filled in. */
  preload(): void;
}

/**
 * The part of a success screen that a visitor can do without: when it does not arrive, what the screen
 * must say stands there without it.
 */
export function lateDetails(load: () => Promise<ComponentType>): LateDetails {
  const Details = lazy(async () => ({ default: await load() }));
  function Late() {
    return (
      <HideOnError>
        <Suspense>
          <Details />
        </Suspense>
      </HideOnError>
    );
  }
  return Object.assign(Late, {
    preload() {
      new Image().src = successPicture;
      load().catch(() => undefined);
    },
  });
}
