import { registerBlock } from '@larder/editor';
import filters from '../recipe-search-filters/block.json';
import noResults from '../recipe-search-no-results/block.json';
import results from '../recipe-search-results/block.json';
import metadata from './block.json';
import { settings as filtersSettings } from './parts/filters/settings';
import { settings as noResultsSettings } from './parts/no-results/settings';
import { settings as resultsSettings } from './parts/results/settings';
import { settings } from './settings';
import './style.scss';

registerBlock( metadata.name, settings );
// The parts of a search show its settings: one script brings all of them, once.
registerBlock( filters.name, filtersSettings );
registerBlock( results.name, resultsSettings );
registerBlock( noResults.name, noResultsSettings );
