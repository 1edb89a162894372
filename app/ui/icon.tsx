import icons from './icons.svg?url';
import './icon.css';

/** The symbols of `icons.svg`: one small file that a visit reads once, instead of each drawing in page and script. */
export type IconName =
  | 'arrow'
  | 'arrow-out'
  | 'arrow-up'
  | 'bookmark'
  | 'check'
  | 'close'
  | 'document'
  | 'menu'
  | 'pause'
  | 'play'
  | 'search'
  | 'share'
  | 'whatsapp';

/** A decorative icon: the text beside it says the same, so it is hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" width="24" height="24" fill="none" strokeWidth="2" aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
