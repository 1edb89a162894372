import { renderStudio } from 'sanity';
import config from './sanity.config.ts';

const place = document.getElementById('sanity');
if (place) renderStudio(place, config);
