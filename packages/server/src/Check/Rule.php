<?php
declare( strict_types=1 );

namespace Larder\Check;

use Larder\Recipe\PlainText;
use Larder\StructuredData\StructuredImages;

defined( 'ABSPATH' ) || exit;

/**
 * What a recipe should have. The value names the rule in the database, in URLs and in the editor, which leads to the
 * field that it is about.
 *
 * Search engines need and like what Google's documentation of recipes requires and recommends. Ratings are left out: no author can add one.
 */
enum Rule: string {

	case Name         = 'name';
	case Picture      = 'picture';
	case PictureSize  = 'picture-size';
	case Description  = 'description';
	case Ingredients  = 'ingredients';
	case Steps        = 'steps';
	case Yield        = 'yield';
	case Time         = 'time';
	case Calories     = 'calories';
	case Course       = 'course';
	case Cuisine      = 'cuisine';
	case Keywords     = 'keywords';
	case Author       = 'author';
	case Video        = 'video';
	case Alt          = 'alt';
	case Difficulty   = 'difficulty';
	case StepPictures = 'step-pictures';
	case Notes        = 'notes';
	case Equipment    = 'equipment';

	/**
	 * Returns the rules of a group.
	 *
	 * @return list<self>
	 */
	public static function in( Group $group ): array {
		return array_values( array_filter( self::cases(), static fn ( self $rule ): bool => $group === $rule->group() ) );
	}

	/**
	 * Returns the group of the rule: whom it matters to.
	 */
	public function group(): Group {
		return match ( $this ) {
			self::Name, self::Picture, self::PictureSize => Group::Needed,
			self::Alt, self::Difficulty, self::StepPictures, self::Notes, self::Equipment => Group::Cooks,
			default => Group::Liked,
		};
	}

	/**
	 * Names what is lacking, plain text.
	 */
	public function label(): string {
		return match ( $this ) {
			self::Name         => __( 'Name', 'larder' ),
			self::Picture      => __( 'Picture', 'larder' ),
			self::PictureSize  => __( 'Larger picture', 'larder' ),
			self::Description  => __( 'Description', 'larder' ),
			self::Ingredients  => __( 'Ingredients', 'larder' ),
			self::Steps        => __( 'Steps', 'larder' ),
			self::Yield        => _x( 'Yield', 'amount a recipe makes', 'larder' ),
			self::Time         => __( 'Times', 'larder' ),
			self::Calories     => __( 'Calories', 'larder' ),
			self::Course       => __( 'Course', 'larder' ),
			self::Cuisine      => __( 'Cuisine', 'larder' ),
			self::Keywords     => __( 'Keywords', 'larder' ),
			self::Author       => __( 'Author', 'larder' ),
			self::Video        => __( 'Video', 'larder' ),
			self::Alt          => __( 'Alternative text of the picture', 'larder' ),
			self::Difficulty   => __( 'Difficulty', 'larder' ),
			self::StepPictures => __( 'Pictures of the steps', 'larder' ),
			self::Notes        => __( 'Notes or tips', 'larder' ),
			self::Equipment    => __( 'Equipment', 'larder' ),
		};
	}

	/**
	 * Returns a sentence on what the rule is good for, plain text.
	 */
	public function advice(): string {
		return match ( $this ) {
			self::Name         => __( 'Without a name nothing is shown as a recipe.', 'larder' ),
			self::Picture      => __( 'Without a picture no search engine shows it as a recipe.', 'larder' ),
			self::PictureSize  => sprintf(
				/* translators: %s: a number of pixels. */
				__( 'Pictures with less than %s pixels are left out; one that is 1200 wide looks sharp everywhere.', 'larder' ),
				PlainText::number( StructuredImages::MIN_PIXELS )
			),
			self::Description  => __( 'Two sentences stand below the title in the results.', 'larder' ),
			self::Ingredients  => __( 'People search by what they have in the house.', 'larder' ),
			self::Steps        => __( 'Without them nobody can cook it.', 'larder' ),
			self::Yield        => __(
				'Calories are shown only where the number of servings is known, and only then can cooks change it.',
				'larder'
			),
			self::Time         => __( 'Results show how long it takes, and people filter by it.', 'larder' ),
			self::Calories     => __( 'Results show the calories of a serving.', 'larder' ),
			self::Course       => __( 'Such as main course or dessert: what it is looked for as.', 'larder' ),
			self::Cuisine      => __( 'Such as Italian or Thai: where it comes from.', 'larder' ),
			self::Keywords     => __( 'What else people look for, such as a feast or a kind of kitchen.', 'larder' ),
			self::Author       => __( 'Who wrote it stands beside the result.', 'larder' ),
			self::Video        => __( 'A recipe with a video is shown among videos, too.', 'larder' ),
			self::Alt          => __( 'It is read to people who do not see the picture.', 'larder' ),
			self::Difficulty   => __( 'Beginners see at once whether they can dare it.', 'larder' ),
			self::StepPictures => __( 'A picture says how it should look by now.', 'larder' ),
			self::Notes        => __( 'What can be swapped, how long it keeps, what goes wrong.', 'larder' ),
			self::Equipment    => __( 'A tin of another size, no mixer: better known before one begins.', 'larder' ),
		};
	}
}
