/** The parts *Équipe* and *Mon compte* of the desk, in one file: they share most of their code. */
import './sign-in.css';

export { AccountScreen } from './account-screen.tsx';
export { TeamScreen } from './team-screen.tsx';
