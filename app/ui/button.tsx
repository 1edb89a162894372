import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';
import './button.css';

/**
 * - `action`: majorelle, on light fields
 * - `light`: chaux with a safran star, on night and enamel fields, where majorelle has no edge
 * - `outline`: the second action beside either
 * - `sent`: what was asked is done
 */
export type ButtonTone = 'action' | 'light' | 'outline' | 'sent';

type Look = {
  tone?: ButtonTone;
  /** Fills its container, label left and star right. */
  wide?: boolean;
  children: ReactNode;
};

type ButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'>;

export function Button({ tone = 'action', wide, children, ...rest }: ButtonProps) {
  return (
    <button className={classes(tone, wide)} {...rest}>
      <Face tone={tone}>{children}</Face>
    </button>
  );
}

type ButtonLinkProps = Look & {
  to: string;
  /** Runs before the navigation, to close the dialog or menu that contains the link. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** Asks the server for the whole page instead of the next view. */
  reloadDocument?: boolean;
};

/** Looks like a button, is a link: it leads somewhere. */
export function ButtonLink({ tone = 'action', wide, to, children, ...rest }: ButtonLinkProps) {
  const { onClick } = rest;
  const className = classes(tone, wide);
  const face = <Face tone={tone}>{children}</Face>;
  if (/^https?:/.test(to)) {
    return (
      <a className={className} href={to} target="_blank" rel="noopener" onClick={onClick}>
        {face}
        <span className="visually-hidden"> (nouvel onglet)</span>
      </a>
    );
  }
  return (
    <Link className={className} to={to} {...rest}>
      {face}
    </Link>
  );
}

function classes(tone: ButtonTone, wide = false): string {
  return `button button-${tone}${wide ? ' button-wide' : ''}`;
}

/** The label and, except on the quiet tone, the star that turns. */
function Face({ tone, children }: { tone: ButtonTone; children: ReactNode }) {
  return (
    <>
      <span>{children}</span>
      {tone !== 'outline' && (
        <span className="button-star">
          <Icon name={tone === 'sent' ? 'check' : 'arrow'} />
        </span>
      )}
    </>
  );
}
