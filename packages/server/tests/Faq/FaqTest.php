<?php
declare( strict_types=1 );

namespace Larder\Tests\Faq;

use Larder\Recipe\DocumentBuilder;
use Larder\Settings\Settings;
use Larder\StructuredData\FaqSchema;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Questions and answers on the page, in the document and for machines.
 */
final class FaqTest extends WordPressTestCase {

	/** More than most answers, less than what a page breaks at. */
	private const LONG = 50_000;

	public function test_an_item_is_a_disclosure_whose_anchor_is_inside_it(): void {
		$html = $this->page( self::item( 'freezeit', 'Can I <em>freeze</em> it?', '<p>Yes.</p>' ) );
		self::assertStringContainsString(
			'<summary class="wp-block-larder-faq-item__question"><h4 class="wp-block-larder-faq-item__title">Can I <em>freeze</em> it?</h4></summary><div class="wp-block-larder-faq-item__answer" id="faq-freezeit">',
			$html
		);
		self::assertStringContainsString( '<p>Yes.</p>', $html );
		self::assertStringContainsString( 'data-larder-part="switch"', $html );
		self::assertStringContainsString( '>Questions and answers</h3>', $html );
	}

	public function test_what_lacks_a_question_or_an_answer_is_left_out(): void {
		$half = self::item( 'aaaaaaaa', '', '<p>An answer.</p>' ) . self::item( 'bbbbbbbb', 'A question?', '' );
		self::assertStringNotContainsString( 'larder-faq', $this->page( $half ) );
		self::assertSame( [], $this->questions( $half ) );
	}

	public function test_anchors_are_unique_and_the_same_each_time(): void {
		$items = self::item(
			'sameid00',
			'One?',
			'<p>1</p>'
		) . self::item( 'sameid00', 'Two?', '<p>2</p>' ) . self::item( 'No id!', 'Three?', '<p>3</p>' );
		preg_match_all( '/id="faq-([a-z0-9]{8})"/', $this->page( $items ), $first );
		preg_match_all( '/id="faq-([a-z0-9]{8})"/', $this->page( $items ), $again );
		self::assertCount( 3, array_unique( $first[1] ) );
		self::assertSame( $first[1], $again[1] );
		self::assertSame( $first[1], array_column( $this->questions( $items ), 'id' ), 'The document names the anchors of the page.' );
	}

	public function test_a_very_long_answer_is_there_once(): void {
		$long = str_repeat( 'word ', self::LONG / 5 );
		$html = $this->page( self::item( 'longlong', 'Why?', "<p>$long</p>" ) );
		self::assertSame( self::LONG / 5, substr_count( $html, 'word' ) );
		$question = $this->questions( self::item( 'longlong', 'Why?', "<p>$long</p>" ) )[0];
		self::assertSame( trim( $long ), $question['answer'] );
	}

	public function test_nothing_dangerous_comes_through_a_question(): void {
		$html = $this->page( self::item(
			'nasty000',
			'<script>alert(1)</script><img src=x onerror=alert(1)><a href="#x">Why</a> & "how"?',
			'<p>So.</p>'
		) );
		self::assertStringNotContainsString( '<script>alert', $html );
		self::assertStringNotContainsString( 'onerror', $html );
		self::assertStringNotContainsString(
			'<a href',
			(string) strstr( $html, '<section class="wp-block-larder-faq' ),
			'A link inside of what folds out would be two controls in one.'
		);
		self::assertStringContainsString( 'Why &amp; &#8220;how&#8221;?', $html );
	}

	public function test_answers_keep_their_markup_in_the_document(): void {
		$list     = "<!-- wp:list -->\n<ul class=\"wp-block-list\"><!-- wp:list-item -->\n<li>Rye</li>\n<!-- /wp:list-item -->\n\n<!-- wp:list-item -->\n<li>Spelt</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list -->";
		$question = $this->questions( self::item( 'flour000', 'Which flour?', $list ) )[0];
		self::assertSame( 'Which flour?', $question['question'] );
		self::assertSame( 'Rye Spelt', $question['answer'] );
		self::assertMatchesRegularExpression( '#<ul class="wp-block-list"><li>Rye</li>\s*<li>Spelt</li></ul>#', $question['html'] );
	}

	public function test_machines_get_a_faq_page_only_where_the_site_wants_it(): void {
		$post     = $this->publish_items( self::item(
			'freezeit',
			'Can I freeze it?',
			'<p>Yes, <strong>well wrapped</strong>.<span onclick="x()"></span></p>'
		) );
		update_option( Settings::OPTION, [ 'enableFaqSchema' => [ 'yes' ] ] );
		$node = $this->node( $post );
		self::assertSame( 'FAQPage', $node['@type'] ?? '' );
		self::assertSame(
			[
				'@type'          => 'Question',
				'name'           => 'Can I freeze it?',
				'url'            => get_permalink( $post ) . '#faq-freezeit',
				'acceptedAnswer' => [
					'@type' => 'Answer',
					'text'  => '<p>Yes, <strong>well wrapped</strong>.</p>',
				],
			],
			is_array( $node['mainEntity'] ?? null ) ? $node['mainEntity'][0] : null
		);

		delete_option( Settings::OPTION );
		self::assertSame( [], $this->node( $post ) );
	}

	/**
	 * Returns what machines are told of a post's questions.
	 *
	 * @return array<string, mixed> Empty where they are told nothing.
	 */
	private function node( \WP_Post $post ): array {
		$document = ( new DocumentBuilder() )->build( $post );
		self::assertNotNull( $document );
		return ( new FaqSchema( new Settings() ) )->build( $document, $post ) ?? [];
	}

	/**
	 * Returns the markup of an item.
	 *
	 * @param string $question HTML.
	 * @param string $answer   HTML, or block markup.
	 */
	private static function item( string $id, string $question, string $answer ): string {
		$inner = '' === $answer || str_starts_with( $answer, '<!--' ) ? $answer : "<!-- wp:html -->$answer<!-- /wp:html -->";
		return get_comment_delimited_block_content(
			'larder/faq-item',
			[
				'id'       => $id,
				'question' => $question,
			],
			"<details>$inner</details>"
		);
	}

	/**
	 * Publishes a recipe with these questions.
	 *
	 * @param string $items Markup of the items.
	 */
	private function publish_items( string $items ): \WP_Post {
		$faq = get_comment_delimited_block_content( 'larder/faq', [], "<div>$items</div>" );
		return $this->publish(
			[],
			[],
			[ 'post_content' => get_comment_delimited_block_content( 'larder/recipe', [], "<div>$faq</div>" ) ]
		);
	}

	/**
	 * Renders a recipe with these questions.
	 *
	 * @param string $items Markup of the items.
	 */
	private function page( string $items ): string {
		$post = $this->publish_items( $items );
		self::set_post( $post );
		return do_blocks( $post->post_content );
	}

	/**
	 * Reads these questions into a document.
	 *
	 * @param string $items Markup of the items.
	 * @return list<array{id: string, question: string, answer: string, html: string}>
	 */
	private function questions( string $items ): array {
		return ( new DocumentBuilder() )->build( $this->publish_items( $items ) )?->data['faq'] ?? [];
	}
}
