/** The pages before the login, in one bundle: the login itself, and the targets of links in mails. */
import { createRoot } from 'react-dom/client';
import { LOGIN_PAGES } from '../../staff/desk-addresses.ts';
import { AgencyContext, readInstallation } from '../shell/installation.ts';
import '../ui/colors.generated.css';
import '../ui/kit.css';
import { useLive } from '../ui/live-answer.ts';
import { ForgottenScreen, LinkScreen } from './link-screen.tsx';
import { LoginScreen } from './login-screen.tsx';
import './sign-in.css';

/** The screen of an address, and of those below it; of several the first. */
const SCREENS = [
  [LOGIN_PAGES.firstAccount, LinkScreen],
  [LOGIN_PAGES.newPassword, LinkScreen],
  [LOGIN_PAGES.forgotten, ForgottenScreen],
  [LOGIN_PAGES.invitation, LinkScreen],
] as const;

const [, Screen] = SCREENS.find(([address]) => location.pathname.startsWith(address)) ?? [
  LOGIN_PAGES.login,
  LoginScreen,
];

function Page() {
  const { data, error } = useLive('installation', readInstallation, { once: true });
  const agencyName = error ? 'Studio' : '';
  return (
    <AgencyContext value={data ?? { agencyName, hosted: false }}>
      <Screen />
    </AgencyContext>
  );
}

const place = document.getElementById('sign-in');
if (place) createRoot(place).render(<Page />);
