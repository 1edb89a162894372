export { fullMoment as writtenDate } from '../../calendar/spoken-moment.ts';
