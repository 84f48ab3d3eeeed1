/**
 * What people write in the ingredient lines of one language, as data. Words are
 * in lower case. What is called a pattern is a part of a regular expression that
 * knows letters of all scripts (flags `iu`), with bars between the choices.
 */
export type Language = {
	/** The primary part of its language tags, such as `de`. */
	code: string;
	/**
	 * Words of units, one a line: `id=one|other`. Without an id the word for one
	 * is it; `+s` is an ending; without the second word both are the same.
	 */
	nouns: string;
	/** What recipes make besides units, one a line: `one|other`, with the same short forms. */
	yields: string;
	/**
	 * Further ways to write a unit, one unit a line, after its id; a low line
	 * stands for a space. Full stops and accents make no difference.
	 */
	abbreviations: string;
	/** What cooks take parts of, one a line: `one|other`, with the same short forms. */
	wholes: string;
	/** Foods that are counted, one a line: `one|other`, with the same short forms. Words of `same` may precede them. */
	foods: string;
	/** Those that are known only where they are alone, because words before them would change, too. */
	loneFoods: string;
	/** Pattern of a word before a food that is the same for one and for several: `large`. */
	same: string;
	/** Pattern of eggs and what they are made of, which nobody divides but in halves. */
	eggs: string;
	/** Adjectives that change with their noun, one a line: `one|other`, with the same short forms. A star stands for any letters; what it makes is known from one to several alone. */
	agreeing: string;
	/** Pattern of a part that is taken of a whole, up to the amount after it: `Saft von `. */
	parts: string;
	/** What is between a part and a number: `von `; it is written where an article had no need of it (`Saft einer Zitrone`). */
	partOf: string;
	/** Pattern of an article that says one before a food or unit, where it is not a number word. */
	article: string;
	/** Number words, apart by spaces: `zwei=2`; a low line stands for a space. */
	numbers: string;
	/** Pattern of what adds a half to the number before it: `y media`. */
	half: string;
	/** Pattern of what makes an amount that of one alone: `(200 g each)`. */
	each: string;
	/** Pattern of what precedes an amount that is said again or that is the sum: `total`. */
	again: string;
	/** Pattern of what joins a further amount within a name or note: `beaten with 2 tbsp milk`. */
	further: string;
	/** Pattern of what joins one where only weights and volumes are meant: `in 2 EL Wasser`. */
	within: string;
	/** Pattern of what is counted and stays as it is in any amount: minutes, pieces. */
	fixed: string;
	/** Pattern of what is between the ends of a range: `2 bis 3`. */
	range: string;
	/** Pattern of what precedes a range, and of what then is in it: `zwischen 2 und 3`. */
	between: [ string, string ];
	/** Pattern of what precedes an amount: `etwa`. */
	lead: string;
	/** Pattern of words on size between a number and its unit: `gehäufte`. */
	size: string;
	/** Pattern of words on size after a unit: `rases`. */
	after: string;
	/** Pattern of what joins a unit and the food, with the space or apostrophe after it: `de |d'`. */
	of: string;
	/** Pattern of what begins a note after the name: `nach Geschmack`. */
	notes: string;
	/** Pattern of words of preparation before the food, and of those that go with them: `finely chopped`. */
	prepared: string;
	/** Pattern of adjectives with which a name continues after a comma. */
	adjectives: string;
	/** Whether the food is often named first: `farina 200 g`. */
	isNameFirst: boolean;
};
