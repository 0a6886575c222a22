import type { IconNode } from 'lucide';

interface IconProps {
  of: IconNode;
  size: number | string;
  strokeWidth?: number;
  className?: string | undefined;
}

/** A line icon. It is hidden from screen readers, so text beside it must carry its meaning. */
export function Icon({ of, size, strokeWidth = 2, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      {of.map(([Shape, attributes]) => (
        <Shape key={Object.values(attributes).join()} {...attributes} />
      ))}
    </svg>
  );
}
