import { registerBlock } from '@larder/editor';
import filters from '../recipe-search-filters/block.json';
import { settings as filtersSettings } from '../recipe-search-filters/settings';
import noResults from '../recipe-search-no-results/block.json';
import { settings as noResultsSettings } from '../recipe-search-no-results/settings';
import results from '../recipe-search-results/block.json';
import { settings as resultsSettings } from '../recipe-search-results/settings';
import metadata from './block.json';
import { settings } from './settings';
import './style.scss';

registerBlock( metadata.name, settings );
// The parts of a search show its settings: one script brings all of them, once.
registerBlock( filters.name, filtersSettings );
registerBlock( results.name, resultsSettings );
registerBlock( noResults.name, noResultsSettings );
