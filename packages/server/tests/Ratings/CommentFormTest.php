<?php
declare( strict_types=1 );

namespace Larder\Tests\Ratings;

use Larder\Settings\Settings;
use Larder\Tests\Support\Comments;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * The comment form of a recipe asks for stars, stores them, and loses nothing.
 */
final class CommentFormTest extends RatingTestCase {

	public function test_the_form_of_a_recipe_asks_for_stars_above_the_text(): void {
		$html = $this->form( $this->publish()->ID );
		self::assertSame( 1, substr_count( $html, '<input type="hidden" name="rating" value="0">' ) );
		self::assertSame( 5, substr_count( $html, '<input type="radio" class="larder-rate__radio" name="rating"' ) );
		self::assertLessThan( strpos( $html, '<textarea' ), strpos( $html, 'type="radio"' ) );
		// PHP takes the last field of a name: without a script that has to be the button that is ticked.
		self::assertLessThan( strpos( $html, 'type="radio"' ), strpos( $html, 'name="rating" value="0"' ) );
	}

	public function test_the_form_brings_no_view_before_a_pointer_or_the_focus_comes_to_its_stars(): void {
		self::assertStringContainsString( 'data-larder-trigger="hover"', $this->form( $this->publish()->ID ) );
	}

	public function test_forms_of_other_posts_and_forms_for_replies_ask_for_none(): void {
		$page = $this->publish( [], [], [ 'post_type' => 'post' ] );
		wp_update_post( [ 'ID' => $page->ID, 'post_content' => 'No recipe.' ] );
		self::assertStringNotContainsString( 'name="rating"', $this->form( $page->ID ) );
		$_GET['replytocom'] = '7';
		self::assertStringNotContainsString( 'name="rating"', $this->form( $this->publish()->ID ) );
		unset( $_GET['replytocom'] );
	}

	public function test_a_site_can_do_without_ratings_or_give_them_a_name(): void {
		update_option( Settings::OPTION, [ 'ratingLabel' => 'How was <it>?' ] );
		self::assertStringContainsString( 'How was &lt;it&gt;?</legend>', $this->form( $this->publish()->ID ) );
		update_option( Settings::OPTION, [ 'enableRatings' => [ '' ] ] );
		$recipe = $this->publish();
		self::assertStringNotContainsString( 'name="rating"', $this->form( $recipe->ID ) );
		Comments::rate( $recipe->ID, 5 );
		self::assertSame( [ 0, 0 ], $this->tally( $recipe->ID ) );
	}

	public function test_stars_are_stored_with_the_comment(): void {
		$recipe = $this->publish();
		self::assertEquals( 4, get_comment_meta( (int) Comments::rate( $recipe->ID, 4 )->comment_ID, 'rating', true ) );
	}

	#[DataProvider( 'none' )]
	public function test_a_comment_without_stars_is_fine( ?string $sent ): void {
		$comment = Comments::submit( $this->publish()->ID, null === $sent ? [] : [ 'rating' => $sent ] );
		self::assertInstanceOf( \WP_Comment::class, $comment );
		self::assertSame( [], get_comment_meta( (int) $comment->comment_ID, 'rating' ) );
	}

	/**
	 * @return array<string, array{string|null}>
	 */
	public static function none(): array {
		return [
			'not sent'      => [ null ],
			'nothing'       => [ '' ],
			'nothing given' => [ '0' ],
		];
	}

	#[DataProvider( 'invalid' )]
	public function test_what_is_no_rating_is_refused_with_a_reason_and_the_text_comes_back( mixed $sent ): void {
		$recipe = $this->publish();
		$answer = Comments::submit( $recipe->ID, [ 'rating' => $sent, 'comment' => 'Ten </textarea><b>lines</b>.' ] );
		self::assertInstanceOf( \WP_Error::class, $answer );
		self::assertSame( 'larder_invalid_rating', $answer->get_error_code() );
		self::assertSame( 400, $answer->get_error_data() );
		self::assertStringContainsString( 'one to five whole stars', $answer->get_error_message() );
		self::assertStringContainsString( 'Ten &lt;/textarea&gt;', $answer->get_error_message() );
		self::assertSame( 0, (int) get_comments( [ 'post_id' => $recipe->ID, 'count' => true ] ) );
	}

	/**
	 * @return array<string, array{mixed}>
	 */
	public static function invalid(): array {
		return [
			'more than there are' => [ '6' ],
			'less than nothing'   => [ '-1' ],
			'half a star'         => [ '4.5' ],
			'a word'              => [ 'five' ],
			'a list'              => [ [ '5' ] ],
			'with more behind it' => [ '5 OR 1=1' ],
		];
	}

	public function test_a_reply_has_no_stars_whatever_is_sent(): void {
		$recipe = $this->publish();
		$parent = Comments::submit( $recipe->ID );
		self::assertInstanceOf( \WP_Comment::class, $parent );
		foreach ( [ '5', 'five' ] as $sent ) {
			$reply = Comments::submit( $recipe->ID, [ 'rating' => $sent, 'comment_parent' => $parent->comment_ID ] );
			self::assertInstanceOf( \WP_Comment::class, $reply );
			self::assertSame( [], get_comment_meta( (int) $reply->comment_ID, 'rating' ) );
		}
		self::assertSame( [ 0, 0 ], $this->tally( $recipe->ID ) );
	}

	public function test_where_comments_are_closed_no_stars_are_taken(): void {
		$recipe = $this->publish();
		Comments::rate( $recipe->ID, 4 );
		wp_update_post( [ 'ID' => $recipe->ID, 'comment_status' => 'closed' ] );
		$answer = Comments::submit( $recipe->ID, [ 'rating' => '1', 'email' => 'ben@example.org' ] );
		self::assertInstanceOf( \WP_Error::class, $answer );
		self::assertSame( [ 'comment_closed', 403 ], [ $answer->get_error_code(), $answer->get_error_data() ] );
		self::assertSame( 1, (int) get_comments( [ 'post_id' => $recipe->ID, 'count' => true ] ) );
		self::assertSame( [ 1, 4 ], $this->tally( $recipe->ID ) );
	}

	public function test_stars_stand_above_the_text_wherever_comments_are_listed(): void {
		$recipe  = $this->publish();
		$comment = Comments::rate( $recipe->ID, 4 );
		$lists   = [
			wp_list_comments( [ 'echo' => false ], [ $comment ] ),
			( new \WP_Block(
				[ 'blockName' => 'core/comment-content', 'attrs' => [] ],
				[ 'commentId' => $comment->comment_ID ]
			) )->render(),
		];
		foreach ( $lists as $html ) {
			self::assertIsString( $html );
			self::assertStringContainsString( 'aria-label="4 out of 5 stars"', $html );
			self::assertStringContainsString( '--larder-filled: 80%;', $html );
			self::assertLessThan( strpos( $html, 'It was good' ), strpos( $html, 'larder-comment-rating' ) );
		}
	}

	public function test_a_guest_sees_the_stars_in_words_before_a_comment_is_approved(): void {
		$comment = Comments::rate( $this->publish()->ID, 4 );
		wp_set_comment_status( $comment, 'hold' );
		$held = get_comment( $comment->comment_ID );
		self::assertInstanceOf( \WP_Comment::class, $held );
		$lists = [
			wp_list_comments( [ 'echo' => false ], [ $held ] ),
			( new \WP_Block(
				[ 'blockName' => 'core/comment-content', 'attrs' => [] ],
				[ 'commentId' => $comment->comment_ID ]
			) )->render(),
		];
		foreach ( $lists as $html ) {
			self::assertIsString( $html );
			self::assertStringContainsString( '4 out of 5 stars · It was good', $html );
		}
	}

	/**
	 * Prints the comment form of a post.
	 */
	private function form( int $post_id ): string {
		self::set_post( $post_id );
		ob_start();
		comment_form( [], $post_id );
		unset( $GLOBALS['post'] );
		return (string) ob_get_clean();
	}
}
