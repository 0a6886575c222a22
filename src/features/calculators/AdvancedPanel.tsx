import { memo, Suspense } from 'react';
import { lazyPart } from '#src/lib/lazy-part.ts';
import type { AdvancedToolsProps } from './AdvancedTools.tsx';

const tools = lazyPart<AdvancedToolsProps>(
  async () => (await import('./AdvancedTools.tsx')).AdvancedTools,
);

/**
 * Loads the tools of the Advanced tab. A failure leaves the prerendered ones in their place, and the
 * next call tries again.
 *
 * @returns whether they are there
 */
export const loadAdvancedTools = tools.load;

/**
 * The place of the advanced tools: the prerendered ones until `loadAdvancedTools` has brought what
 * makes them work. It takes no prop that changes, which would have React drop them.
 */
export const AdvancedPanel = memo(function AdvancedPanel(props: AdvancedToolsProps) {
  return (
    <Suspense>
      <tools.Part {...props} />
    </Suspense>
  );
});
