/** The parts *Équipe* and *Mon compte* of the desk, one file: what they share is most of both. */
import './sign-in.css';

export { AccountScreen } from './account-screen.tsx';
export { TeamScreen } from './team-screen.tsx';
