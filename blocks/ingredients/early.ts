import { answerEarly } from '@larder/islands/early';
import { isAnsweredEarly, prepareEarly, showEarly } from './show-early';

answerEarly( 'ingredients', {
	isAnswered: isAnsweredEarly,
	prepare: prepareEarly,
	show: showEarly,
} );
