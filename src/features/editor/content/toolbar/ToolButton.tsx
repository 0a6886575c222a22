import type { IconNode } from 'lucide';
import { Icon } from '#src/ui/Icon.tsx';
import styles from './Toolbar.module.css';

interface ToolButtonProps {
  name: string;
  icon: IconNode;
  keys?: string | undefined;
  /** Whether it is on; undefined if it is not a toggle. */
  isOn?: boolean | undefined;
  /** Whether its panel is open; undefined if it has no panel. */
  isExpanded?: boolean | undefined;
  disabled?: boolean;
  onClick: () => void;
}

/** A toolbar button: an icon with its name, which is visible where there is room, and its shortcut. */
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
      // Keeps the selection and the focus in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      className={styles.tool}
    >
      <Icon of={icon} size="1.2em" />
      <span className={styles.name}>{name}</span>
    </button>
  );
}

function keysHere(keys: string): string {
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
  return keys.replace('Mod', isMac ? 'Command' : 'Ctrl');
}
