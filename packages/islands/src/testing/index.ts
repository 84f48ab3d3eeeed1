export { normaliseMarkup } from './normalise-markup';
export { describeParity } from './parity';
