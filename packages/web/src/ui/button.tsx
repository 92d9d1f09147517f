import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useId } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './styles/button.css';

export type ButtonLook = 'primary' | 'secondary' | 'text' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

/** The classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'secondary', size: ButtonSize = 'medium'): string {
  return `button button--${look} button--${size}`;
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
  icon?: IconName | undefined;
  /** Switches the button off and says why beside it; it stays in the tab order, so that the reason is found. */
  refused?: string | undefined;
  /** The press is under way: no second one, and the words stay. */
  busy?: boolean | undefined;
  children: ReactNode;
}

export function Button({
  look,
  size,
  icon,
  refused,
  busy,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const isOff = Boolean(refused) || busy === true;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <button
      type="button"
      {...rest}
      className={[buttonClass(look, size), className].filter(Boolean).join(' ')}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      aria-describedby={refused ? reasonId : rest['aria-describedby']}
      onClick={press}
    >
      {busy ? <span className="button__spinner" /> : null}
      {icon && !busy ? <Icon name={icon} size={15} /> : null}
      {children}
    </button>
  );
  if (!refused) return button;
  return (
    <span className="button-with-reason">
      <span id={reasonId} className="button-with-reason__reason">
        {refused}
      </span>
      {button}
    </span>
  );
}
