import type { IconNode } from 'lucide';
import { Icon } from '#src/ui/Icon.tsx';
import styles from './Toolbar.module.css';

interface ToolButtonProps {
  name: string;
  icon: IconNode;
  keys?: string | undefined;
  /** Whether it is on; undefined when it is no switch. */
  isOn?: boolean | undefined;
  /** Whether it shows something below the toolbar; undefined when it never does. */
  isExpanded?: boolean | undefined;
  disabled?: boolean;
  onClick: () => void;
}

/** A button of the toolbar: an icon with its name and its keys. */
export function ToolButton({
  name,
  icon,
  keys,
  isOn,
  isExpanded,
  disabled,
  onClick,
}: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={keys ? `${name} (${keysHere(keys)})` : name}
      aria-pressed={isOn}
      aria-expanded={isExpanded}
      disabled={disabled}
      // The text keeps its selection and the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      className={styles.tool}
    >
      <Icon of={icon} size="1.2em" />
    </button>
  );
}

function keysHere(keys: string): string {
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
  return keys.replace('Mod', isMac ? 'Command' : 'Ctrl');
}
