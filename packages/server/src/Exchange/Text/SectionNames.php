<?php
declare( strict_types=1 );

namespace Larder\Exchange\Text;

defined( 'ABSPATH' ) || exit;

/**
 * What the parts of a recipe are called.
 *
 * English, German, French, Spanish and Italian as the editor's paste knows them, and the names of the
 * two lists in more languages, because they cost nothing.
 */
final class SectionNames {

	/** The list of ingredients. */
	public const INGREDIENTS = 'ingredients';

	/** The steps. */
	public const INSTRUCTIONS = 'instructions';

	/** Notes and tips. */
	public const NOTES = 'notes';

	/** Tools. */
	public const EQUIPMENT = 'equipment';

	/** What ends a recipe: comments, nutrition, other recipes. */
	public const OTHER = 'other';

	/** Names by part; each a regular expression for the whole heading, in small letters. */
	private const NAMES = [
		self::INGREDIENTS  => 'ingredients?(?: list)?|what you(?:\'ll| will)? need|you(?:\'ll| will) need|shopping list|zutaten(?:liste)?|das brauchst du|einkaufsliste|ingrédients?|il vous faut|ce qu\'il vous faut|ingredientes?|qué necesitas|ingredienti|ingred[iï]ënten|ingrediënten|ingredienten|dit heb je nodig|wat heb je nodig|benodigdheden|składniki|ingredienser|det här behöver du|du skal bruge|suroviny|ingrediencie|sastojci|hozzávalók|malzemeler|υλικά|συστατικά|ингредиенты|材料|用料|食材|المكونات|المقادير',
		self::INSTRUCTIONS => 'instructions?|directions?|method|preparation(?: method)?|preparation steps|preparing|steps|step[- ]by[- ]step(?: (?:instructions|guide|method|recipe))?|procedure|cooking|cooking (?:instructions|method|directions)|(?:here\'s )?how (?:to|you) (?:make|prepare|cook)(?: it| this| them|(?: \p{L}[\p{L}\'-]*){1,7})?|(?:let\'s|to) make it|make it|zubereitung(?:sschritte)?|anleitung|so geht\'s|so wird(?:\'s| es) gemacht|arbeitsschritte|préparation(?: de la recette)?|instructions de préparation|étapes?(?: de (?:la )?(?:préparation|recette))?|réalisation|déroulement|la recette|instrucciones|preparación|elaboración|modo de (?:preparación|preparo|preparação|fazer)|pasos|procedimiento|cómo (?:se hace|hacer(?:lo)?|preparar(?:lo)?)|preparazione|procedimento|istruzioni|come (?:si fa|fare|preparare)|preparação|bereiding(?:swijze)?|zo maak je het|hoe maak je het|werkwijze|instructies|aan de slag|przygotowanie|sposób (?:przygotowania|wykonania)|wykonanie|gör så här|så här gör du|instruktioner|tillagning|fremgangsmåde|fremgangsmåte|sådan gør du|postup(?: přípravy)?|příprava|priprema|elkészítés|hazırlanışı|εκτέλεση|παρασκευή|διαδικασία|приготовление|способ приготовления|作り方|做法|步骤|طريقة التحضير|التحضير|الطريقة',
		self::NOTES        => '(?:recipe |cook\'?s? |chef\'?s? )?notes?|(?:(?:top|pro|expert|recipe|serving|cooking|baking|kitchen|helpful|handy|quick|extra|final|make[- ]ahead|storage|leftovers|cook\'?s?|chef\'?s?) (?:(?:and|&) )?){0,3}tips?(?: (?:and|&) (?:tricks|notes|variations))?|(?:substitutions?|variations?|leftovers|storage|make[- ]ahead|how to store.*)(?: (?:and|&) \p{L}+){0,2}|what to serve with .*|anmerkungen?|notizen|hinweise?|tipps?|remarques?|astuces?|conseils?|notas?|consejos?|trucos?|sugerencias?|suggestions?|consigli(?:o)?|suggerimenti|note|dicas?|wskazówki|uwag[ai]',
		self::EQUIPMENT    => 'equipment|tools|utensils?|(?:special )?equipment needed|zubehör|ausstattung|küchengeräte|utensilien|matériel|ustensiles?|equipo|utensilios?|attrezzatura|utensili|strumenti',
		self::OTHER        => '(?:recipe )?nutrition(?:al)?(?: (?:facts|information|info|values?|per (?:serving|portion)))?|nährwerte?(?:angaben)?|valeurs? nutriti(?:onnelles?|ves?)|(?:información|valores?) nutricional(?:es)?|valori nutrizionali|voedingswaarden?|(?:leave a )?(?:comments?|reply|review)|reviews?(?: \(\d+\))?|(?:\d+ )?(?:comments|kommentare?|commentaires?|comentarios|commenti|reacties?)|share(?: this)?(?: recipe)?|teilen|partager|compartir|condividi|delen|related(?: recipes| posts)?|more recipes.*|meer recepten.*|ook lekker.*|lees ook.*|plus de recettes.*|más recetas.*|altre ricette.*|you (?:may|might) (?:also )?(?:like|enjoy).*|mehr rezepte.*|ähnliche rezepte.*|categories|tags?|about(?: the author)?|newsletter|did you make this(?: recipe)?|faqs?|frequently asked questions',
	];

	/** What may stand behind the name of a list: for whom it is, and of what. */
	private const TAILS = [
		self::INGREDIENTS  => '(?:\s*[-–:]?\s*(?:\(.{1,40}\)|(?:for|für|pour|para|per|voor|na|till|til|til)\s+.{1,30}|x\s*\d+|\d+(?:\s*-\s*\d+)?\s+\p{L}+))?',
		self::INSTRUCTIONS => '(?:\s+(?:of|for|de|del|della|dell\'|du|des|d\'|der|von|van|para|per|pour)\s.{1,45})?',
	];

	/** Headings that announce the recipe itself. */
	private const RECIPE = '/^(?:(?:the |het |das |la )?(?:recipe|recept|rezept|recette|receta|ricetta)\s*:|.+[:–-]\s*(?:the |het |das |la )?(?:recipe|recept|rezept|recette|receta|ricetta)$)/iu';

	/**
	 * Tells whether a heading announces the recipe itself, below a story: "Recipe: apple pie".
	 *
	 * @param string $heading Its text.
	 */
	public static function announces_recipe( string $heading ): bool {
		return mb_strlen( $heading ) <= 80 && 1 === preg_match( self::RECIPE, $heading );
	}

	/**
	 * Tells which part of a recipe a heading names.
	 *
	 * @param string $heading Its text.
	 * @return string One of the constants, empty for a heading that names none.
	 */
	public static function part_of( string $heading ): string {
		if ( mb_strlen( $heading ) > 60 ) {
			return '';
		}
		$name = str_replace( [ '’', '`', '´' ], '\'', trim( mb_strtolower( $heading ) ) );
		$name = trim( preg_replace( '/^(?:[^\p{L}\p{N}]|\d+[.):])+|[\s#*:：.!-]+$/u', '', $name ) ?? $name );
		$name = preg_replace( '/^(?:the|die|der|das|les|las|los|la|gli|de) /u', '', $name ) ?? $name;
		foreach ( self::NAMES as $part => $names ) {
			$tail = self::TAILS[ $part ] ?? '';
			if ( 1 === preg_match( "/^(?:$names)$tail$/u", $name ) ) {
				return $part;
			}
		}
		return '';
	}
}
