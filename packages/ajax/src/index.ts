export { accountHash, getSettings, siteKey } from './settings';
export { request } from './request';
export { type RequestOptions, type Result, type Failure } from './call';
export { browserIdentifier, storedIdentifier } from './identifier';
export {
	askVisitor,
	pageVisitor,
	type PageVisitor,
	type VisitorAnswer,
} from './visitor';
export type { Actions, ActionName } from '@larder/contracts/actions';
