/** The agency's desk, one document for `/studio` and below. */
import '@sanity/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { Desk } from './desk.tsx';
import './page.css';

const place = document.getElementById('desk');
if (place) createRoot(place).render(<Desk />);
