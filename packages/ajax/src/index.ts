export {
	request,
	type RequestOptions,
	type Result,
	type Failure,
} from './request';
export type { Actions, ActionName } from './actions';
