export { normaliseMarkup } from './normalise-markup';
export { describeParity } from './parity';
export { pageData } from './page-data';
