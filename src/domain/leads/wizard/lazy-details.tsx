import { type ComponentType, lazy, Suspense } from 'react';
import { HideOnError } from '#src/ui/HideOnError.tsx';

/** Address of the picture on every success screen. */
export const successPicture = '/images/thank-you.svg';

/** A part of the success screen that is loaded lazily. */
export interface LazyDetails {
  (): React.ReactNode;
  /** Prefetches it and the picture while the form is still being filled in. */
  preload(): void;
}

/**
 * Creates the optional part of a success screen. If it fails to load, the rest of the screen, with
 * everything that it must say, is shown without it.
 */
export function lazyDetails(load: () => Promise<ComponentType>): LazyDetails {
  const Details = lazy(async () => ({ default: await load() }));
  function LazyPart() {
    return (
      <HideOnError>
        <Suspense>
          <Details />
        </Suspense>
      </HideOnError>
    );
  }
  return Object.assign(LazyPart, {
    preload() {
      new Image().src = successPicture;
      load().catch(() => undefined);
    },
  });
}
