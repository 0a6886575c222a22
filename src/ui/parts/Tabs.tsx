import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './Tabs.module.css';

interface Tab<Value extends string> {
  value: Value;
  label: string;
  content: ReactNode;
}

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  /** The tab whose panel is visible, if it follows the selected tab a moment later. */
  shown?: Value;
  onValueChange: (value: Value) => void;
  /** Called when a tab is hovered, focused, or pressed, so that its content can be prefetched. */
  onApproach?: ((value: Value) => void) | undefined;
}

/** Which tab each key moves to; arrows wrap around at both ends. */
const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * A row of tabs with one visible panel, by the ARIA Authoring Practices; a tab is selected as soon as it gets the focus.
 * The other panels stay in the page, hidden, with what was typed.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  shown = value,
  onValueChange,
  onApproach,
}: TabsProps<Value>) {
  const id = useId();
  const tabId = (tab: Tab<Value>) => `${id}-tab-${tab.value}`;
  const panelId = (tab: Tab<Value>) => `${id}-panel-${tab.value}`;

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const index = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[moves[event.key]?.(index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onValueChange(next.value);
    document.getElementById(tabId(next))?.focus();
  }

  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={tabId(tab)}
            aria-controls={panelId(tab)}
            aria-selected={tab.value === value}
            tabIndex={tab.value === value ? 0 : -1}
            className={styles.tab}
            onClick={() => {
              onApproach?.(tab.value);
              onValueChange(tab.value);
            }}
            onFocus={() => onApproach?.(tab.value)}
            onPointerEnter={() => onApproach?.(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={panelId(tab)}
          aria-labelledby={tabId(tab)}
          hidden={tab.value !== shown}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
