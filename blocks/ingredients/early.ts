import { answerEarly } from '@larder/islands/early';
import { prepareEarly, showEarly } from './show-early';
import { isAnsweredEarly } from './wanted-factor';

answerEarly( 'ingredients', {
	isAnswered: isAnsweredEarly,
	prepare: prepareEarly,
	show: showEarly,
} );
