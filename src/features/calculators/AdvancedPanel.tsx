import { type ComponentType, lazy, memo, Suspense } from 'react';
import { once } from '#src/lib/once.ts';
import type { AdvancedToolsProps } from './AdvancedTools.tsx';

const tools = once(async () => (await import('./AdvancedTools.tsx')).AdvancedTools);
const arrived = Promise.withResolvers<{ default: ComponentType<AdvancedToolsProps> }>();

/**
 * Loads the tools of the Advanced tab. A failure leaves the prerendered ones in their place, and the
 * next call tries again.
 *
 * @returns whether they are there
 */
export async function loadAdvancedTools(): Promise<boolean> {
  try {
    arrived.resolve({ default: await tools.load() });
    return true;
  } catch {
    return false;
  }
}

const Tools = lazy(() => {
  // The build writes them into the page; in the browser they come when somebody wants them.
  if (typeof document === 'undefined') void loadAdvancedTools();
  return arrived.promise;
});

/**
 * The place of the advanced tools: the prerendered ones until `loadAdvancedTools` has brought what
 * makes them work. React keeps those as long as no update reaches them, so this takes no prop that
 * changes.
 */
export const AdvancedPanel = memo(function AdvancedPanel(props: AdvancedToolsProps) {
  return (
    <Suspense>
      <Tools {...props} />
    </Suspense>
  );
});
