import { createContext } from 'react';

export type Help = {
  isOpen: boolean;
  toggle(): void;
};

/** Whether the help stands beside the screen, for the buttons that open it: one in the desk's bar, others in screens. */
export const HelpContext = createContext<Help>({ isOpen: false, toggle() {} });
