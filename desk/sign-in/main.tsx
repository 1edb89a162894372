/** The pages of a person who is not in yet, one bundle: the login, and what links in mails open. */
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { LOGIN_PAGES } from '../../staff/desk-places.ts';
import { type Agency, useAgency } from './agency.ts';
import '../ui/colors.generated.css';
import '../ui/kit.css';
import { ForgottenScreen, LinkScreen } from './link-screen.tsx';
import { LoginScreen } from './login-screen.tsx';
import './sign-in.css';

/** The longest match wins; an address below one is that one too. */
const SCREENS: readonly (readonly [address: string, screen: ComponentType<{ agency: Agency }>])[] =
  [
    [LOGIN_PAGES.firstAccount, LinkScreen],
    [LOGIN_PAGES.newPassword, LinkScreen],
    [LOGIN_PAGES.forgotten, ForgottenScreen],
    [LOGIN_PAGES.invitation, LinkScreen],
  ];

function Pages() {
  const agency = useAgency();
  const Screen =
    SCREENS.find(([address]) => location.pathname.startsWith(address))?.[1] ?? LoginScreen;
  return <Screen agency={agency} />;
}

const place = document.getElementById('sign-in');
if (place) createRoot(place).render(<Pages />);
