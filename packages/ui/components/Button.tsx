import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  /** One `primary` per view. */
  variant?: 'plain' | 'primary' | 'ghost' | 'danger' | 'link';
  /** 32 px; `lg` 40 for forms that stand alone, `sm` 24 inside rows. */
  size?: 'sm' | 'lg' | undefined;
  block?: boolean;
  icon?: LucideIcon | undefined;
  /** Work is under way: the label and the width stay, clicks do nothing. */
  busy?: boolean;
}

/** A native button. Without `type="submit"` it submits nothing. */
export function Button({
  variant = 'plain',
  size,
  block,
  icon,
  busy,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const hadIcon = busy && icon !== undefined;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block, busy, hadIcon, extra: rest.className })}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy || rest['aria-disabled']) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <span className="spin" aria-hidden="true" /> : icon && <Icon of={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children'> {
  icon: LucideIcon;
  /** Its name: what readers of the screen hear and the tooltip shows. */
  label: string;
  flip?: boolean;
}

/** A button that is only an icon; it always has a name. */
export function IconButton({
  icon,
  label,
  flip,
  variant = 'ghost',
  size,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={`${buttonClass({ variant, size })} btn--icon ${className ?? ''}`.trim()}
    >
      <Icon of={icon} flip={flip} />
    </button>
  );
}

interface Look {
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  block?: boolean | undefined;
  busy?: boolean | undefined;
  hadIcon?: boolean | undefined;
  extra?: string | undefined;
}

/** The classes of a button, for a link that looks like one. */
export function buttonClass({ variant = 'plain', size, block, busy, hadIcon, extra }: Look): string {
  const words = ['btn'];
  if (variant !== 'plain') words.push(`btn--${variant}`);
  if (size) words.push(`btn--${size}`);
  if (block) words.push('btn--block');
  if (busy) words.push('btn--busy');
  if (hadIcon) words.push('btn--had-icon');
  if (extra) words.push(extra);
  return words.join(' ');
}
