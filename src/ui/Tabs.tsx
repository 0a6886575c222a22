import * as Radix from '@radix-ui/react-tabs';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Tabs.module.css';

interface Tab<Value extends string> {
  value: Value;
  label: string;
  content: ReactNode;
}

interface TabsProps<Value extends string> {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/**
 * A row of tabs, of which one shows its content. The others stay in the page, hidden: they keep
 * what was typed, and a prerendered page holds them all.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
}: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={(chosen) => onValueChange(chosen as Value)}>
      <Radix.List aria-label={label} className={styles.list} asChild>
        <PlainBox>
          {tabs.map((tab) => (
            <Radix.Trigger key={tab.value} value={tab.value} className={styles.tab}>
              {tab.label}
            </Radix.Trigger>
          ))}
        </PlainBox>
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          forceMount
          hidden={tab.value !== value}
          tabIndex={undefined}
          className={styles.panel}
          asChild
        >
          <PlainBox>{tab.content}</PlainBox>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** Takes what Radix gives but its style attribute, which the policy of a prerendered page refuses. */
function PlainBox({ style: _, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} />;
}
