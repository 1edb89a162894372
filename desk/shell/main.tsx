/** The agency's desk with the Sanity Studio in it, one document for `/studio` and below. No other file of the desk knows the Studio. */
import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { partAt } from '../../staff/desk-addresses.ts';
import { Desk } from './desk.tsx';

const content = () => import('../../studio/content/content-screen.tsx');
const ContentScreen = lazy(async () => ({ default: (await content()).ContentScreen }));

// A failed import fails again, with a message, when the screen is drawn.
if (partAt(window.location.pathname) === 'content') content().catch(() => {});

const place = document.getElementById('desk');
if (place) createRoot(place).render(<Desk ContentScreen={ContentScreen} />);
