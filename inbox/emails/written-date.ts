export { fullMoment as writtenDate } from '../../packages/kit/calendar/spoken-moment.ts';
