import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';
import './styles/button.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** The name of the button; sighted users find it in the tooltip. */
  label: string;
  look?: 'outlined' | 'bare' | undefined;
  size?: 'small' | 'medium' | undefined;
}

export function IconButton({
  icon,
  label,
  look = 'bare',
  size = 'medium',
  className,
  ...rest
}: IconButtonProps) {
  const classes = ['icon-button', `icon-button--${look}`, `icon-button--${size}`, className];
  return (
    <Tooltip text={label} purpose="names">
      {(trigger) => (
        <button
          type="button"
          {...rest}
          {...trigger}
          className={classes.filter(Boolean).join(' ')}
          aria-label={label}
        >
          <Icon name={icon} size={size === 'small' ? 15 : 16} />
        </button>
      )}
    </Tooltip>
  );
}
