<?php
declare( strict_types=1 );

namespace Larder\Tests\Check;

use Larder\Check\Checker;
use Larder\Check\Group;
use Larder\Check\Rule;
use Larder\Recipe\DocumentBuilder;
use Larder\Tests\Support\WordPressTestCase;

/**
 * What a recipe lacks, by the rules that editor, list and all recipes share.
 */
final class CheckerTest extends WordPressTestCase {

	/** All that a recipe can have, but for terms and a picture. */
	private const FACTS = [
		'description' => 'Creamy and hot.',
		'imageUrl'    => 'https://example.org/soup.jpg',
		'imageAlt'    => 'A bowl of soup',
		'yieldAmount' => 4,
		'prepTime'    => 10,
		'cookTime'    => 20,
		'calories'    => 350,
		'keywords'    => [ 'lentils' ],
		'difficulty'  => 'beginner',
	];

	/**
	 * Returns a recipe that lacks nothing.
	 *
	 * @param array<string, mixed> $facts Facts that are others.
	 */
	private function complete( array $facts = [] ): \WP_Post {
		$notes = get_comment_delimited_block_content(
			'larder/notes',
			[],
			'<div>' . get_comment_delimited_block_content( 'core/paragraph', [], '<p>Keeps for a week.</p>' ) . '</div>'
		);
		$step  = [ 'id' => 'step0001', 'text' => 'Boil.', 'image' => [ 'url' => 'https://example.org/step.jpg' ] ];
		$inner = '';
		foreach ( [
			'larder/ingredients'  => [ 'groups' => [ self::ingredients( '', [ 'id' => 'item0001', 'text' => '200 g lentils' ] ) ] ],
			'larder/instructions' => [ 'groups' => [ self::steps( '', $step ) ] ],
			'larder/video'        => [ 'url' => 'https://example.org/soup.mp4' ],
			'larder/equipment'    => [ 'groups' => [ [
				'id'    => 'group001',
				'title' => '',
				'items' => [ [ 'id' => 'tool0001', 'text' => 'Pot', 'name' => 'Pot' ] ],
			] ] ],
		] as $name => $attributes ) {
			$inner .= get_comment_delimited_block_content( $name, $attributes, '<div></div>' );
		}
		$post = $this->publish(
			[],
			[],
			[ 'post_content' => get_comment_delimited_block_content( 'larder/recipe', $facts + self::FACTS, "<div>$inner$notes</div>" ) ]
		);
		wp_set_object_terms( $post->ID, 'Main course', 'recipe-course' );
		wp_set_object_terms( $post->ID, 'Turkish', 'recipe-cuisine' );
		return $post;
	}

	/**
	 * Names what a recipe lacks.
	 *
	 * @param array<string, list<mixed>> $terms Terms that are not stored yet.
	 * @return list<string>
	 */
	private function lacks( \WP_Post $post, array $terms = [] ): array {
		$document = ( new DocumentBuilder() )->build( $post );
		self::assertNotNull( $document );
		return array_column( ( new Checker() )->lacks( $document, $post, $terms ), 'value' );
	}

	public function test_a_recipe_with_everything_lacks_nothing(): void {
		self::assertSame( [], $this->lacks( $this->complete() ) );
	}

	public function test_an_empty_recipe_lacks_all_that_its_post_does_not_give(): void {
		// The post gives title and author; of a picture that is not there nobody can say more.
		$given = [ Rule::Name, Rule::Author, Rule::PictureSize, Rule::Alt, Rule::StepPictures ];
		self::assertSame(
			array_column( array_filter( Rule::cases(), static fn ( Rule $rule ): bool => ! in_array( $rule, $given, true ) ), 'value' ),
			$this->lacks( $this->publish() )
		);
	}

	public function test_each_fact_has_its_rule(): void {
		$without = [
			'description' => '',
			'imageUrl'    => '',
			'imageAlt'    => '',
			'yieldAmount' => null,
			'calories'    => null,
			'keywords'    => [],
			'difficulty'  => '',
		];
		$rules   = [ 'description', 'picture', 'alt', 'yield', 'calories', 'keywords', 'difficulty' ];
		foreach ( array_keys( $without ) as $at => $fact ) {
			self::assertSame( [ $rules[ $at ] ], $this->lacks( $this->complete( [ $fact => $without[ $fact ] ] ) ), $fact );
		}
		self::assertSame( [ 'time' ], $this->lacks( $this->complete( [ 'prepTime' => 0, 'cookTime' => 0 ] ) ) );
		self::assertSame( [], $this->lacks( $this->complete( [ 'cookTime' => 0 ] ) ), 'A salad is not cooked.' );
		self::assertSame( [ 'yield' ], $this->lacks( $this->complete( [ 'yieldAmount' => 0 ] ) ) );
	}

	public function test_the_post_has_to_have_a_title_or_the_recipe_a_name(): void {
		$untitled             = $this->complete();
		$untitled->post_title = '';
		self::assertSame( [ 'name' ], $this->lacks( $untitled ) );
		$named             = $this->complete( [ 'name' => 'Soup' ] );
		$named->post_title = '';
		self::assertSame( [], $this->lacks( $named ) );
	}

	public function test_a_picture_of_too_few_pixels_is_as_good_as_none(): void {
		$small = $this->picture( 200, 200 );
		$large = $this->picture( 1200, 800 );
		self::assertSame( [ 'picture-size' ], $this->lacks( $this->complete( [ 'imageId' => $small ] ) ) );
		self::assertSame( [], $this->lacks( $this->complete( [ 'imageId' => $large ] ) ) );
	}

	public function test_terms_count_where_posts_of_the_type_can_have_them(): void {
		$post = $this->complete();
		wp_set_object_terms( $post->ID, [], 'recipe-course' );
		self::assertSame( [ 'course' ], $this->lacks( $post ) );
		self::assertSame( [], $this->lacks( $post, [ 'recipe-course' => [ 7 ] ] ), 'A course that was chosen and is not saved yet.' );
		self::assertSame( [ 'course', 'cuisine' ], $this->lacks( $post, [ 'recipe-cuisine' => [] ] ) );
		$page            = clone $post;
		$page->post_type = 'page';
		self::assertSame( [], $this->lacks( $page ) );
	}

	public function test_each_group_has_rules_and_each_rule_has_words(): void {
		foreach ( Group::cases() as $group ) {
			self::assertNotSame( [], Rule::in( $group ) );
			self::assertNotSame( '', $group->title() );
		}
		foreach ( Rule::cases() as $rule ) {
			self::assertNotSame( '', $rule->label() );
			self::assertStringEndsWith( '.', $rule->advice() );
			self::assertLessThanOrEqual( 20, strlen( $rule->value ), 'What the table holds.' );
		}
	}

	public function test_another_plugin_can_leave_a_rule_out(): void {
		add_filter(
			'larder_recipe_lacks',
			static fn ( array $names ): array => [
				...array_filter( $names, static fn ( mixed $name ): bool => 'video' !== $name ),
				'unknown',
			]
		);
		$lacks = $this->lacks( $this->publish() );
		self::assertNotContains( 'video', $lacks );
		self::assertNotContains( 'unknown', $lacks );
		self::assertContains( 'picture', $lacks );
	}

	/**
	 * Creates a picture in the library.
	 */
	private function picture( int $width, int $height ): int {
		$id = wp_insert_attachment( [ 'post_title' => 'Picture', 'post_mime_type' => 'image/jpeg' ], '2026/01/picture.jpg' );
		self::assertIsInt( $id );
		wp_update_attachment_metadata( $id, [ 'width' => $width, 'height' => $height, 'file' => '2026/01/picture.jpg' ] );
		return $id;
	}
}
