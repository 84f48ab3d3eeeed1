/**
 * What visitors may have to download, gzipped. The budgets are those of
 * docs/benchmarks.md; the styles of a recipe page are held together by
 * tools/gates/page-style.mjs; what a page needs in all is measured by
 * `npm run bench`.
 */

/** @type {import('size-limit').SizeLimitConfig} */
export default [
	{
		name: 'loader, the only script before an interaction on most pages',
		path: '../../build/packages/islands/index.js',
		limit: '2.5 kB',
	},
	{
		name: 'all scripts before an interaction, on a page with a control for votes',
		path: [
			'../../build/packages/islands/index.js',
			'../../build/packages/visitor/index.js',
		],
		limit: '3072 B',
	},
	{
		name: 'what loads and mounts views, with the first sign of a person',
		path: '../../build/packages/islands/waker.js',
		// With what lets a press come before all that wakes and shows it at once, and reads
		// the colours of a page whose theme has no palette of them; and what takes up what an
		// earlier page has left unanswered, and tells which libraries are there; and what has
		// presses answered early, or done for good. And finds an island that itself comes into the page.
		limit: '4.11 kB',
	},
	{
		name: 'what finds the data of content that comes from another page, once some comes',
		path: '../../build/packages/islands/brought.js',
		limit: '1.55 kB',
	},
	{
		name: 'what scales printed ingredients before their view is there, beside the amounts',
		path: '../../build/blocks/ingredients/early.js',
		// With what leaves lines in other words, such as those of a translation, to the view; and what
		// steps and typed servings ask for; and other units, with the column that these take. And the
		// room that words need which become longer, so that no row below them moves.
		limit: '3.22 kB',
	},
	{
		name: 'what starts a timer before its view is there',
		path: '../../build/blocks/instructions/early.js',
		// Half of it is what reads times in six languages; the rest draws the tray and its words. With
		// numbers in words, read without the expression that takes a slow phone a quarter of a second,
		// and what waits until the frame with the tray is there.
		// And whose timer it is, where sites in folders share a browser.
		limit: '6.99 kB',
	},
	{
		name: 'what opens a picture before its view is there',
		path: '../../build/blocks/gallery/early.js',
		// With what follows a finger, so that the first swipe is not lost; and what waits until the
		// frame with the picture is there.
		limit: '4.75 kB',
	},
	{
		name: 'what makes a component a view, with the first of them',
		path: '../../build/packages/views/index.js',
		// With the slices in which a view is made, how it comes back where something has moved its texts, and
		// labels that stay as the page shows them.
		limit: '1.36 kB',
	},
	{
		name: 'store, on the first interaction',
		path: '../../build/packages/store/index.js',
		limit: '7.8 kB',
	},
	{
		name: 'view of a control for votes, with what all such controls share',
		path: [
			'../../build/blocks/likes/view.js',
			'../../build/packages/controls/index.js',
		],
		// With what likes from the buttons of a theme, and a message that leaves room for the bar of a phone;
		// and what writes a small count without the browser's own formats, whose first answer takes a slow phone a tenth of a second.
		limit: '3.92 kB',
	},
	{
		name: 'card of a recipe, shared by the views that show cards',
		path: '../../build/packages/card/index.js',
		// Takes printed cards over as they are, which saves each page their data.
		limit: '2.3 kB',
	},
	{
		name: 'view of the details strip',
		path: '../../build/blocks/details/view.js',
		limit: '6 kB',
	},
	{
		name: 'what reads and writes amounts, shared by the views that do',
		path: '../../build/packages/quantity/index.js',
		// Further amounts of a line, what agrees in five languages, and rounding for kitchens.
		// With counts after their food, parts of a division, what is as wide as it says,
		// amounts said twice, word order of five languages, halves after a unit, and decimals
		// that need nothing of the browser. Labels before amounts, two units of one amount,
		// and the words that name what is counted, with their adjectives. Articles and numbers
		// in words that stand for an amount, sizes of one, and notes that agree with their food.
		// And ninety further foods that are counted in English. And sums, ranges and amounts
		// said twice in smaller spoons, and ends of ranges that become one. And twenty further
		// words for what recipes make, halves between a spoon and its kind, thousands with a
		// space, and English names of which an article says one. And counts beside a weight, and
		// abbreviations of one. And sizes of each between the words for one and its name.
		// And German foods by their last part, and participles that agree with their unit;
		// and which pepper and which whites a step names. And what searches names in lower case,
		// for which a browser compiles faster what ends the name of a food.
		// And all counts of a line that lists foods, and those in the brackets of a weight.
		// And words that every object of JavaScript has.
		// And counts of packages in brackets with the size of each, ranges with two units, and two units without a mark.
		// And cubes of yeast.
		limit: '33.18 kB',
	},
	{
		name: 'what reads whole lines, with the shopping list',
		path: '../../build/packages/lines/index.js',
		// With foods that precede their amount, and sizes of packages; and counts in brackets. And what
		// finds the amount said again at the end of a name, which the amounts of every page had before.
		// And units between a food and its number, dots that lead to an amount, and sizes right after a package, of one way to write them.
		limit: '5.38 kB',
	},
	{
		name: 'view of the ingredients, with amounts and what loads other units',
		path: [
			'../../build/blocks/ingredients/view.js',
			'../../build/packages/quantity/index.js',
		],
		// With the pans that a recipe can be scaled to: names and sizes of 50 tins; and servings as fractions; amounts said twice; lines read ahead; pounds made of ounces; labels; what English counts.
		// And what keeps the words of a page that is translated, with the amounts to show; and units worked out before they are chosen.
		// And further foods that are counted. And sums and ranges in smaller spoons. And what the
		// amounts, which are half of it, read besides.
		// And what agrees besides, and which pepper a step names. And names in lower case.
		// And counts of lists and in the brackets of a weight.
		// And words that every object of JavaScript has. And the room of words that scaling makes longer.
		// Ten bytes are left free: the numbers of modules, and so some bytes, change with any file that is added anywhere.
		// And cloves in ranges with a slash, and brackets within brackets that begin with no amount.
		// And counts of packages in brackets, and ranges with two units. And cubes of yeast.
		limit: '44.71 kB',
	},
	{
		name: 'words of the page’s language, where it is not English (the largest)',
		path: '../../build/packages/words/it.js',
		// With the foods, participles and yields that follow their number, and
		// words of feet and of foods that have one form; and tins, pastry and pasta among the yields.
		limit: '3.65 kB',
	},
	{
		name: 'view of the instructions, with what reads times and units',
		path: '../../build/blocks/instructions/view.js',
		// The cook mode reads ingredients by it in the words of the page.
		// And whose timer it is, where sites in folders share a browser. And what tells modules of
		// two kinds apart, now that what finds the foods of a step comes only with what asks for it.
		limit: '10.96 kB',
	},
	{
		name: 'what scales the amounts in steps, once somebody scales a recipe',
		path: '../../build/packages/units/scale.js',
		// With articles that count a food, and what is done with one each time,
		// spoons as tools, pronouns in four languages, what says one more in five, and times,
		// which no recipe multiplies. And what is said for each at the beginning of its sentence.
		// And those that are left of what was counted before, and the words of a part before a number.
		// And packages beside their size, parts of eggs, some of all, amounts without their unit, and what is
		// for one plate or held by a vessel, in the words of five languages. And what tells these
		// apart from times, vessels that are filled, and pairs of verbs, so that nothing else is scaled.
		// And of pieces whose size is said the number, in five languages, where it stood still before.
		// And what finds the foods that a text names, which views without it do not need.
		// And one of several that lies on the work surface, in five languages, spoons that one uses, and
		// ranges with a slash. Measures on that surface follow the recipe.
		// And what is put on one of several foods, and what any number makes.
		limit: '13.65 kB',
	},
	{
		name: 'units and their table of foods, once somebody chooses other units',
		path: '../../build/packages/units/convert.js',
		// With what scales amounts in steps, and says one more in five languages; and ranges
		// between two ends; and ovens with a fan in five languages, what is said for each, and times that stay.
		// And what scaling steps reads besides, and degrees of an oven that say no scale.
		// And amounts of metric lines as exact as they were written, and the size of all containers.
		// And the same words of steps, and what tells them apart.
		// And pieces whose size is said. And what finds the foods that a text names.
		// And what compares an amount with the one that says it again, so that no other food is lost.
		// And lengths said again after the name, brackets within brackets, and spoons of a size, which
		// the amounts of every page had before; and what scaling steps reads besides.
		// And what follows an amount in other units, sums as ends of ranges, and two units without a mark.
		// And units that were typed before their number.
		limit: '34.3 kB',
	},
	{
		name: 'view of the questions and answers',
		path: '../../build/blocks/faq/view.js',
		limit: '1.5 kB',
	},
	{
		name: 'view of the archive, with its carousel',
		path: '../../build/blocks/recipe-archive/view.js',
		limit: '10.6 kB',
	},
	{
		name: 'all that the first interaction with the filters of a search loads, beyond WordPress’s own scripts',
		path: [
			'../../build/packages/islands/index.js',
			'../../build/packages/visitor/index.js',
			'../../build/packages/views/index.js',
			'../../build/packages/store/index.js',
			'../../build/packages/controls/index.js',
			'../../build/packages/card/index.js',
			'../../build/blocks/recipe-search/view.js',
		],
		limit: '60 kB',
	},
	{
		name: 'view of the search, with its dropdowns',
		path: '../../build/blocks/recipe-search/view.js',
		// With what to do where nothing is found; and what writes small numbers without the browser's own formats.
		// And Escape in the sheet of the filters, which some themes take from whatever is open.
		limit: '20.95 kB',
	},
	{
		name: 'login popup with its style, when somebody asks for it',
		path: [
			'../../build/packages/login/index.js',
			'../../build/styles/login.css',
		],
		limit: '6 kB',
	},
	{
		name: 'lightbox with its style, when a picture is pressed',
		path: [
			'../../build/packages/lightbox/index.js',
			'../../build/styles/lightbox.css',
		],
		limit: '27 kB',
	},
	{
		name: 'view of the video, with its player',
		path: [
			'../../build/blocks/video/view.js',
			'../../build/styles/video-player.css',
		],
		limit: '4 kB',
	},
	{
		name: 'view of the gallery',
		path: '../../build/blocks/gallery/view.js',
		limit: '3 kB',
	},
	{
		name: 'cook mode and the bar of a phone, when one is pressed',
		path: [
			'../../build/blocks/cook-mode/view.js',
			'../../build/styles/cook-mode.css',
		],
		// Says what happens to timers, too: what is under a dialog is not read out. With
		// the line of the recipe's list, the room that keeps the text in one place, and
		// the languages of timers from recipes in several, and a name for each of its parts.
		// And steps read as they were printed, whatever is pressed.
		// And ingredients in the words of a page that is translated.
		// And the words of timers, each by itself: they are said before a view is there, too.
		// And what browsers compile while it comes, and labels that stay as the page shows them.
		// And whose timer it is, where sites in folders share a browser.
		// And sizes of text that no theme's rem makes small.
		// And what finds the ingredients that a step names, which views without it do not need.
		// And the room of words that scaling makes longer, which comes with the lines of the list.
		// And Escape, which some themes take from whatever is open.
		limit: '21.1 kB',
	},
	{
		name: 'timers with their style, when one is started',
		path: [
			'../../build/packages/timers/index.js',
			'../../build/styles/timers.css',
		],
		limit: '6 kB',
	},
	{
		name: 'view of the ratings, in the block and in comment forms',
		path: '../../build/blocks/rating/view.js',
		limit: '4 kB',
	},
	{
		name: 'styles of ratings: stars, field and block',
		path: [
			'../../build/styles/{stars,rating-field}.css',
			'../../build/blocks/rating/style-index.css',
		],
		limit: '2 kB',
	},
	{
		name: 'captcha with its style, when somebody starts to write',
		path: [
			'../../build/packages/captcha/index.js',
			'../../build/styles/captcha.css',
		],
		limit: '3 kB',
	},
	{
		name: 'view of the saved recipes',
		path: '../../build/blocks/saved-recipes/view.js',
		limit: '6.5 kB',
	},
	{
		name: 'control that fills the shopping list, with the list itself, once it is pressed',
		path: [
			'../../build/blocks/shopping-button/view.js',
			'../../build/packages/shopping/index.js',
		],
		// Reads sums and sizes, so that lines join, and says units of one language in another.
		// And units that end with a preposition, as French, Spanish and Italian ones do.
		// And sizes of packages however they are written, and spoons of a size, which the amounts of every
		// page had before.
		// And what reads whole lines besides.
		limit: '9.4 kB',
	},
	{
		name: 'what has an opened recipe kept offline, once the visitor does something, with what fetches the script that scales steps',
		path: '../../build/packages/offline/index.js',
		limit: '2.2 kB',
	},
	{
		name: 'service worker',
		path: '../../build/packages/offline-worker/index.js',
		limit: '3 kB',
	},
	{
		name: 'view of the shopping list, with its table of foods',
		path: '../../build/blocks/shopping-list/view.js',
		// With units that end with a preposition, and other spellings of one food, and aisles under former names.
		limit: '15.35 kB',
	},
	{
		name: 'styles of an archive and its cards',
		path: [
			'../../build/blocks/recipe-archive/style-index.css',
			'../../build/styles/card.css',
		],
		limit: '2.6 kB',
	},
].map( ( check ) => ( { ...check, gzip: true } ) );
